import { type ReactNode, useState } from 'react';
import type { AddFormProps } from '../src/components/add/Submission/addFormProps';
import { Toaster } from '../src/components/primitives/Toaster/Toaster';
import { createToasts } from '../src/components/primitives/Toaster/toasts';
import { type FakeWriterAnswer, fakeWriter } from '../tests/fakes/fakeWriter';

export interface FormHostProps {
  /** What comes of what is sent. @default the artifact */
  answer?: FakeWriterAnswer;
}

interface HostedForm {
  children: (props: AddFormProps) => ReactNode;
}

/** A form that adds an artifact, in a page that shows its notifications and goes to what was added. */
export function FormHost({ answer, children: form }: FormHostProps & HostedForm) {
  const [{ writer, toasts }] = useState(() => ({
    writer: fakeWriter(answer),
    toasts: createToasts(),
  }));
  const [createdId, setCreatedId] = useState('');
  return (
    <>
      {createdId ? (
        <p>The page goes to the artifact {createdId}.</p>
      ) : (
        form({ writer, onCreated: setCreatedId, onNotify: toasts.show })
      )}
      <Toaster toasts={toasts} />
    </>
  );
}
