import type { SentReproducibility } from '../../schemas/newArtifact';
import { badCall } from '../http/refusal';

/**
 * Daypass settings to store. Enabling needs hours (shape S). Without enabling, hours are dropped.
 */
export function settleDaypasses(sent: SentReproducibility): SentReproducibility {
  if (!sent.enable_requests) return { enable_requests: false, access_hours: null };
  if (sent.access_hours === null) {
    throw badCall('Requests cannot be enabled without access_hours.');
  }
  return sent;
}
