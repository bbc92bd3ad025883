import type { ReactNode } from 'react';
import 'trovi-widgets/styles.css';

export default function Layout({ children }: { children: ReactNode }) {
  return (
    // The tests set fonts on the root before the page hydrates.
    <html lang="en" suppressHydrationWarning>
      <head>
        <title>A page of server components</title>
        <link rel="icon" href="data:," />
      </head>
      <body>{children}</body>
    </html>
  );
}
