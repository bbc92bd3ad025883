import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPart } from '../../tests/render/renderPart';
import { useQuestion } from './useQuestion';

vi.mock('./QuestionDialog', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const answered = vi.fn();

function Page() {
  const { ask, dialog } = useQuestion();
  const question = {
    title: 'Leave this page?',
    consequence: 'A draft is kept.',
    confirmLabel: 'Leave',
  };
  return (
    <>
      <button type="button" onClick={() => void ask(question).then(answered)}>
        About
      </button>
      {dialog}
    </>
  );
}

afterEach(() => {
  vi.unstubAllGlobals();
  answered.mockReset();
});

it.each([true, false])('if its code does not load, the browser asks: %s', async (isYes) => {
  const confirm = vi.fn(() => isYes);
  vi.stubGlobal('confirm', confirm);
  const { user } = renderPart(<Page />);
  await user.click(screen.getByRole('button', { name: 'About' }));
  await waitFor(() => expect(answered).toHaveBeenCalledExactlyOnceWith(isYes));
  expect(confirm).toHaveBeenCalledExactlyOnceWith('Leave this page? A draft is kept.');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
