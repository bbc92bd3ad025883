/** Names of the error statuses of catalogues and of proxies in front of them (RFC 9110, 6585). */
const names: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  410: 'Gone',
  411: 'Length Required',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/**
 * The standard name of an HTTP status: `Conflict` for 409. `''` if it is unknown. HTTP/2 does not
 * send names.
 */
export function statusName(status: number): string {
  return names[status] ?? '';
}
