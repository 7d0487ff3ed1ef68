import type {
  FastifyPluginAsync,
  FastifyPluginOptions,
  FastifySchemaCompiler,
  FastifyTypeProvider,
  RawServerDefault,
} from 'fastify';
import * as v from 'valibot';

/** Routes name a schema of the house's contract; what reaches the handler has its type. */
export interface ValibotProvider extends FastifyTypeProvider {
  validator: this['schema'] extends v.GenericSchema ? v.InferOutput<this['schema']> : unknown;
  serializer: unknown;
}

/** Routes of a room. */
export type Room = FastifyPluginAsync<FastifyPluginOptions, RawServerDefault, ValibotProvider>;

/** Stops at the first fault: a list of a million would fill the memory. */
export const checkedByValibot: FastifySchemaCompiler<v.GenericSchema> =
  ({ schema }) =>
  (data: unknown) => {
    const parsed = v.safeParse(schema, data, { abortEarly: true });
    return parsed.success ? { value: parsed.output } : { error: new Error('invalid') };
  };
