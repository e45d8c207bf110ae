import { ServerFault, TableId } from '@landsraad/protocol';
import type { FastifyInstance } from 'fastify';
import Type, { type Static, type TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';

export const Done = Type.Object({}, { additionalProperties: false });
export const AtTable = Type.Object({ id: TableId });
export type AtTable = { id: string };
export const Empty = Type.Optional(
  Type.Union([Type.Null(), Type.Object({}, { maxProperties: 0 })]),
);

/** Through which of the own seats somebody looks, where one person has several. */
export const WithEyes = Type.Object({ seat: Type.Optional(Type.String({ pattern: '^[0-5]$' })) });
export type WithEyes = Static<typeof WithEyes>;
export const eyesIn = ({ seat }: WithEyes): number | undefined =>
  seat === undefined ? undefined : Number(seat);

/** What a route takes and gives, as Fastify and the page about it read it. */
export function about(
  tag: string,
  summary: string,
  shape: {
    body?: TSchema;
    params?: TSchema;
    query?: TSchema;
    gives: TSchema;
    description?: string;
  },
) {
  const { gives, query, ...takes } = shape;
  return {
    schema: {
      tags: [tag],
      summary,
      ...takes,
      ...(query && { querystring: query }),
      response: { 200: gives, '4xx': ServerFault, '5xx': ServerFault },
    },
  };
}

/** As strict as the schema: nothing is turned into another type, nothing left out. */
export function checkStrictly(app: FastifyInstance): void {
  app.setValidatorCompiler<TSchema>(({ schema, httpPart }) => {
    const compiled = Compile(schema);
    return (value: unknown) =>
      compiled.Check(value) ? { value } : { error: new Error(whyNot(compiled, value, httpPart)) };
  });
  // What is sent was built for the asker; a serializer that drops fields would only hide mistakes.
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
}

/** One error is enough, and shows nothing of what was sent but where. */
export function whyNot(compiled: Validator, value: unknown, part = 'message'): string {
  const [error] = compiled.Errors(value);
  return error ? `${part}${error.instancePath} ${error.message}` : `${part} is misshapen`;
}
