import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const keyLength = 32;

/** A password as it is kept: salt and derived key, in base64. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, keyLength);
  return `${salt.toString('base64')} ${key.toString('base64')}`;
}

export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [salt = '', key = ''] = hash.split(' ');
  const given = await derive(password, Buffer.from(salt, 'base64'), keyLength);
  const wanted = Buffer.from(key, 'base64');
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
