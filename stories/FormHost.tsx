import { type ReactNode, useState } from 'react';
import type { AddFormProps } from '../src/components/add/addFormProps';
import { Toaster } from '../src/components/ui/Toaster/Toaster';
import { createToasts } from '../src/components/ui/Toaster/toasts';
import { type FakeWriterResponse, fakeWriter } from '../tests/fakes/fakeWriter';

export interface FormHostProps {
  /** The result of sending the form. @default The artifact. */
  response?: FakeWriterResponse;
}

interface HostedForm {
  children: (props: AddFormProps) => ReactNode;
}

const findGitRefs: AddFormProps['findGitRefs'] = () =>
  Promise.resolve([{ commit: '4'.repeat(40), name: 'refs/heads/main' }]);

/** An Add form in a page that shows its notifications and opens the new artifact. */
export function FormHost({ response, children: form }: FormHostProps & HostedForm) {
  const [{ writer, toasts }] = useState(() => ({
    writer: fakeWriter(response),
    toasts: createToasts(),
  }));
  const [createdId, setCreatedId] = useState('');
  return (
    <>
      {createdId ? (
        <p>The page goes to the artifact {createdId}.</p>
      ) : (
        form({ writer, findGitRefs, onCreated: setCreatedId, onNotify: toasts.showOutcome })
      )}
      <Toaster toasts={toasts} />
    </>
  );
}
