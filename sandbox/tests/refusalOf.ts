/** The status and body of an answer, to compare with a refusal. */
export async function refusalOf(answer: Response): Promise<[status: number, body: unknown]> {
  return [answer.status, (await answer.json()) as unknown];
}
