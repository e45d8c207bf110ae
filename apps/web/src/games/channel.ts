/** Where the tabs of this device hear which game changed: the game's id. */
export const CHANNEL = 'landsraad-games';
