import type { FastifyInstance } from 'fastify';

/** The deepest nesting of lists and objects. The deepest request of ours has a dozen levels. */
const DEEPEST = 64;

/** Accepts only JSON, and none so deeply nested that writing it again would overflow the stack. */
export function readShallowJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (isDeep(body)) done(Object.assign(new Error('too deep'), { statusCode: 400 }));
    else void parse(request, body, done);
  });
}

function isDeep(text: string): boolean {
  let depth = 0;
  let isString = false;
  for (let place = 0; place < text.length; place += 1) {
    const sign = text[place];
    if (sign === '\\') place += 1;
    else if (sign === '"') isString = !isString;
    else if (!isString && (sign === '[' || sign === '{')) depth += 1;
    else if (!isString && (sign === ']' || sign === '}')) depth -= 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}
