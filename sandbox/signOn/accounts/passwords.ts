import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, { N: number }, Buffer>(scrypt);
const keyLength = 32;

/** The scrypt cost. It is low, because the passwords are printed anyway. */
const costs = { secret: 16_384, published: 1024 };

/** A stored password: cost, salt and derived key, the last two in base64. */
export async function hashPassword(
  password: string,
  kind: keyof typeof costs = 'secret',
): Promise<string> {
  const salt = randomBytes(16);
  const N = costs[kind];
  const key = await derive(password, salt, keyLength, { N });
  return `${N} ${salt.toString('base64')} ${key.toString('base64')}`;
}

export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [cost = '', salt = '', key = ''] = hash.split(' ');
  const given = await derive(password, Buffer.from(salt, 'base64'), keyLength, { N: Number(cost) });
  const wanted = Buffer.from(key, 'base64');
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
