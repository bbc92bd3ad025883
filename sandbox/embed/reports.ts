import { Hono } from 'hono';

const mostReports = 200;
const mostBytes = 100_000;

/**
 * The reports of browsers about policies of host pages: `POST` adds one, `GET` returns all,
 * `DELETE` removes them.
 */
export function createReports(): Hono {
  let reports: unknown[] = [];
  const app = new Hono();
  app.post('/', async (context) => {
    const text = await context.req.text();
    if (text.length > mostBytes) return context.text('Send less.\n', 413);
    try {
      reports = [...reports, JSON.parse(text)].slice(-mostReports);
    } catch {
      return context.text('Send JSON.\n', 400);
    }
    return context.body(null, 204);
  });
  app.get('/', (context) => context.json({ reports }));
  app.delete('/', (context) => {
    reports = [];
    return context.body(null, 204);
  });
  return app;
}
