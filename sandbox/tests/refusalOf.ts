/** The status and body of a response, to compare with a refusal. */
export async function refusalOf(response: Response): Promise<[status: number, body: unknown]> {
  return [response.status, (await response.json()) as unknown];
}
