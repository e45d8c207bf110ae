/** The rules themselves, for whoever plans: loaded when somebody does. */
export { previewOf, reach } from '@landsraad/imperium';
