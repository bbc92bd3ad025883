/** The input of the registration form. */
export interface Registration {
  username: string;
  fullName: string;
  email: string;
  password: string;
}

const longest = { username: 64, fullName: 200, email: 254, password: 1000 };
const shortestPassword = 8;

/** Reads the form. Returns the problems by field. */
export function readRegistration(form: FormData): {
  registration: Registration;
  problems: Partial<Record<keyof Registration, string>>;
} {
  const registration = {
    username: textOf(form, 'username').trim(),
    fullName: textOf(form, 'fullName').trim(),
    email: textOf(form, 'email').trim(),
    password: textOf(form, 'password'),
  };
  const problems: Partial<Record<keyof Registration, string>> = {};
  for (const name of Object.keys(longest) as (keyof Registration)[]) {
    if (registration[name].length > longest[name]) {
      problems[name] = `At most ${longest[name]} characters.`;
    }
    if (!registration[name]) problems[name] = 'Please fill this in.';
  }
  // The name becomes a part of URNs, so it has only their characters (contract/api 7), and no
  // colon.
  if (registration.username && !/^[A-Za-z0-9][A-Za-z0-9._@+-]*$/.test(registration.username)) {
    problems.username ??= 'Letters, digits, dots, hyphens, underscores and @ alone.';
  }
  if (registration.email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(registration.email)) {
    problems.email ??= 'This is no e-mail address.';
  }
  if (registration.password && registration.password.length < shortestPassword) {
    problems.password ??= `At least ${shortestPassword} characters.`;
  }
  return { registration, problems };
}

/** The text of a form field. A file counts as no text. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
