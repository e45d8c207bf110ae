import { wrapped } from '../screen/layout.ts';
import { type Asking, optionsOf, refusal, refusedLines } from './choices.ts';
import { explain } from './explain.ts';

/** What a person can ask to be told at a question. */
export function information(
  say: 'help' | 'refused' | 'why' | 'map' | 'quit',
  about: string,
  asking: Asking,
): string[] {
  const { playable, decision, view, look } = asking;
  const { text, width } = look;
  switch (say) {
    case 'help':
      return about === '' ? helpLines(asking) : explained(about, asking);
    case 'map':
      return playable.screen.map(view, look) ?? [text.play.noMap];
    case 'why': {
      const i = Number(about) - 1;
      return about !== '' && decision.refused[i]
        ? wrapped(refusal(asking, i), width, '  ')
        : refusedLines(asking);
    }
    default:
      return refusedLines(asking);
  }
}

function helpLines({ playable: { reference, topics }, look: { text } }: Asking): string[] {
  const { explains, legend } = reference;
  const { language, play } = text;
  return [...play.help(explains[language], legend[language], topics.length > 0)];
}

/** A number is one of the choices; anything else a name or a rule. */
function explained(about: string, { playable, decision, view, look }: Asking): string[] {
  const { reference } = playable;
  const option = optionsOf(decision)[Number(about) - 1];
  const face = option && reference.face(option, view, look.text.language);
  return face
    ? face.flatMap((line) => wrapped(line, look.width, '  '))
    : explain(about, reference, view, look);
}
