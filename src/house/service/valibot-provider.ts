import type {
  FastifyPluginAsync,
  FastifyPluginOptions,
  FastifySchemaCompiler,
  FastifyTypeProvider,
  RawServerDefault,
} from 'fastify';
import * as v from 'valibot';

/** Lets routes name a schema of the contract; the handler's request then has its type. */
export interface ValibotProvider extends FastifyTypeProvider {
  validator: this['schema'] extends v.GenericSchema ? v.InferOutput<this['schema']> : unknown;
  serializer: unknown;
}

/** A plugin with the routes of one room. */
export type Room = FastifyPluginAsync<FastifyPluginOptions, RawServerDefault, ValibotProvider>;

/** Stops at the first error: the errors of a list of a million items would fill the memory. */
export const checkedByValibot: FastifySchemaCompiler<v.GenericSchema> =
  ({ schema }) =>
  (data: unknown) => {
    const parsed = v.safeParse(schema, data, { abortEarly: true });
    return parsed.success ? { value: parsed.output } : { error: new Error('invalid') };
  };
