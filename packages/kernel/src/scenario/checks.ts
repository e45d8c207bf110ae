import { Problem } from '../problem.ts';

/* Small checks for data from outside; each says where it stopped: `position.players[0].hand[1]`. */

export type Check = (value: unknown, path: string) => void;

/** Declared as a function, so that the compiler knows that nothing comes after it. */
export function wrong(path: string, what: string): never {
  throw new Problem(path === '' ? what : `${path}: ${what}`);
}

export const shown = (value: unknown): string =>
  (JSON.stringify(value) ?? 'nothing').slice(0, 60).replaceAll('"', "'");

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const text: Check = (value, path) => {
  if (typeof value !== 'string' || value === '') wrong(path, `a text, not ${shown(value)}`);
};

export const flag: Check = (value, path) => {
  if (typeof value !== 'boolean') wrong(path, `true or false, not ${shown(value)}`);
};

export const integer =
  (min: number, max: number): Check =>
  (value, path) => {
    if (!Number.isInteger(value) || Number(value) < min || Number(value) > max)
      wrong(path, `a whole number from ${min} to ${max}, not ${shown(value)}`);
  };

export const oneOf =
  (...allowed: readonly unknown[]): Check =>
  (value, path) => {
    if (!allowed.includes(value))
      wrong(path, `one of ${allowed.map(shown).join(', ')}, not ${shown(value)}`);
  };

/** The id of something that exists. */
export const named =
  (what: string, exists: (id: string) => boolean): Check =>
  (value, path) => {
    if (typeof value !== 'string' || !exists(value)) wrong(path, `no ${what} ${shown(value)}`);
  };

export const either =
  (first: unknown, otherwise: Check): Check =>
  (value, path) => {
    if (value !== first) otherwise(value, path);
  };

export const list =
  (item: Check, most = 200): Check =>
  (value, path) => {
    if (!Array.isArray(value)) wrong(path, `a list, not ${shown(value)}`);
    if (value.length > most) wrong(path, `at most ${most}, not ${value.length}`);
    value.forEach((one, i) => {
      item(one, `${path}[${i}]`);
    });
  };

/** An object whose keys are all of one kind. */
export const record =
  (key: Check, item: Check): Check =>
  (value, path) => {
    if (!isObject(value)) wrong(path, `an object, not ${shown(value)}`);
    for (const [name, one] of Object.entries(value)) {
      key(name, path);
      item(one, inside(path, name));
    }
  };

/** An object with these keys and no others. */
export const object =
  (fields: Readonly<Record<string, Check>>, required: readonly string[] = []): Check =>
  (value, path) => {
    if (!isObject(value)) wrong(path, `an object, not ${shown(value)}`);
    for (const [name, one] of Object.entries(value)) {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      if (!field) wrong(path, `unknown key '${name.slice(0, 40)}'`);
      field(one, inside(path, name));
    }
    for (const name of required)
      if (!Object.hasOwn(value, name)) wrong(path, `${shown(name)} is missing`);
  };

const inside = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);
