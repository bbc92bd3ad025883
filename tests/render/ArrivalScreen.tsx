import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useArrival } from '../../dashboard/routing/useArrival';

/** A screen with a button for each way to another screen. */
export function ArrivalScreen() {
  const main = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  useArrival(main);
  return (
    <>
      <button type="button" onClick={() => void navigate('/about')}>
        About
      </button>
      <button type="button" onClick={() => void navigate('/artifacts?q=b', { replace: true })}>
        Filter
      </button>
      <button type="button" onClick={() => void navigate('/artifacts?q=c')}>
        Same screen anew
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <button type="button" onClick={() => void navigate('/artifacts/a/versions/v1?sharing_key=k')}>
        Version
      </button>
      <button type="button" onClick={() => void navigate('/artifacts/a')}>
        Latest
      </button>
      <button type="button" onClick={() => void navigate('/artifacts/b')}>
        Other artifact
      </button>
      <button type="button" onClick={() => void navigate('/artifacts/a#about-results')}>
        Place
      </button>
      <main ref={main} tabIndex={-1} />
    </>
  );
}

/** Scrolls the page as a user does. */
export function scrollAsUser(top: number) {
  window.scrollY = top;
  window.dispatchEvent(new Event('scrollend'));
}
