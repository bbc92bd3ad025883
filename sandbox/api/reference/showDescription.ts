import * as v from 'valibot';

import type { Operation } from '../http/endpoint';
import { json } from './description';
import type { OpenApiDocument } from './openApi';

/** `GET /docs/schema/`: the API's own description. */
export const showDescription: Operation<{ describe: () => Promise<OpenApiDocument> }> = {
  description: {
    summary: 'Returns this description as OpenAPI.',
    responses: json('An OpenAPI 3.1 document.', v.looseObject({})),
  },
  respond: ({ describe }) => describe(),
};
