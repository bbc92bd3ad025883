import { type FormEvent, useRef, useState } from 'react';
import {
  hubLinks,
  hubRefusal,
  hubSource,
  readHubAddress,
} from '../../../domain/runElsewhere/jupyterHub';
import { button, smallButton, textButton } from '../../ui/buttons/buttons.css';
import { TextField } from '../../ui/Field/TextField';
import type { PlaceProps } from './placeProps';
import { PlaceItem } from './PlaceItem';
import { PlaceLinks } from './PlaceLinks';
import * as styles from './RunElsewhere.css';
import { useHubAddress } from './useHubAddress';

/** A JupyterHub of the visitor's own. Its address is entered once, and stored on the device. */
export function HubPlace({ source, found }: PlaceProps) {
  const { hub, remember } = useHubAddress();
  const [isChanging, setChanging] = useState(false);
  const repository = hubSource(source);
  if (!repository) return null;
  const refusal = hubRefusal(repository);
  return (
    <PlaceItem name="Your JupyterHub" note="Needs an account on a JupyterHub that has nbgitpuller.">
      {refusal && <p className={styles.remark}>{refusal}</p>}
      {!refusal && hub && !isChanging && (
        <>
          <PlaceLinks place={new URL(hub).host} links={hubLinks(hub, repository, found)} />
          <p className={styles.remark}>
            If the hub has this repository already, nbgitpuller merges this version into it.
          </p>
          <button
            type="button"
            className={`${textButton} ${styles.change}`}
            onClick={() => setChanging(true)}
          >
            Use another hub
          </button>
        </>
      )}
      {!refusal && (!hub || isChanging) && (
        <HubForm
          hub={hub}
          onHub={(next) => {
            remember(next);
            setChanging(false);
          }}
        />
      )}
    </PlaceItem>
  );
}

interface HubFormProps {
  /** The hub that is stored. */
  hub: string;
  onHub: (hub: string) => void;
}

function HubForm({ hub, onHub }: HubFormProps) {
  const [text, setText] = useState(hub);
  const [problem, setProblem] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = readHubAddress(text);
    if (address) {
      onHub(address);
      return;
    }
    setProblem('Enter the address of a hub that starts with https://.');
    form.current?.querySelector('input')?.focus();
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label="Address of your hub"
        name="hub"
        type="url"
        value={text}
        placeholder="https://hub.example.org"
        hint="Any page of the hub. Only this browser stores it."
        problem={problem}
        onChange={(next) => {
          setText(next);
          setProblem(undefined);
        }}
      />
      <button type="submit" className={`${button} ${smallButton}`}>
        Use this hub
      </button>
    </form>
  );
}
