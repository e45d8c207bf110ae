import { bilingual } from '../../app/language.ts';

export const words = bilingual(
  {
    title: 'Chat',
    open: (unread: number) =>
      unread === 0 ? 'Chat' : unread === 1 ? 'Chat, 1 new line' : `Chat, ${unread} new lines`,
    none: 'Nothing was said yet.',
    lines: 'What was said',
    say: 'Say something',
    send: 'Send',
    nameFirst: 'Give yourself a name to join in.',
    nameAction: 'Take this name',
    mute: (name: string) => `Mute ${name}`,
    muted: 'Muted',
    unmute: (name: string) => `Hear ${name} again`,
    you: 'you',
    spectator: 'spectator',
    beside: 'spectator, unheard by the players',
    unsaid: 'This line was taken away.',
    report: 'Report',
    reported: 'Reported',
    silence: (name: string) => `Silence ${name}`,
    unsilence: (name: string) => `Let ${name} speak`,
  },
  {
    title: 'Discussion',
    open: (unread: number) =>
      unread === 0
        ? 'Discussion'
        : unread === 1
          ? 'Discussion, 1 nouveau message'
          : `Discussion, ${unread} nouveaux messages`,
    none: 'Personne n’a encore rien dit.',
    lines: 'Messages',
    say: 'Votre message',
    send: 'Envoyer',
    nameFirst: 'Donnez-vous un nom pour participer.',
    nameAction: 'Prendre ce nom',
    mute: (name: string) => `Ne plus lire ${name}`,
    muted: 'En sourdine',
    unmute: (name: string) => `Lire de nouveau ${name}`,
    you: 'vous',
    spectator: 'spectateur',
    beside: 'spectateur, les joueurs ne le lisent pas',
    unsaid: 'Cette ligne a été retirée.',
    report: 'Signaler',
    reported: 'Signalé',
    silence: (name: string) => `Faire taire ${name}`,
    unsilence: (name: string) => `Rendre la parole à ${name}`,
  },
);
