import { useRef, useState } from 'react';
import { Portal } from '@mui/base/Portal';
import { styled } from '@mui/system';

const Button = styled('button')`
  padding: 0.5rem 0.75rem;
  border: 1px solid #7b8794;
  border-radius: 0.5rem;
  background: light-dark(#fff, #14181f);
  color: inherit;
  font: inherit;
  cursor: pointer;

  &:focus-visible {
    outline: 2px solid #3b8fe0;
    outline-offset: 2px;
  }
`;

const Panel = styled('div')`
  max-width: 18rem;
  padding: 0.75rem 1rem;
  border: 1px solid #7b8794;
  border-radius: 0.5rem;
  background: light-dark(#fff, #14181f);
`;

const Target = styled('div')`
  min-height: 3rem;
  padding: 0 1rem;
  border: 2px dashed #7b8794;
`;

export default function SimplePortal() {
  const notes = useRef<HTMLDivElement>(null);
  const [pinned, setPinned] = useState(false);
  return (
    <div>
      <Panel>
        <Button type="button" aria-pressed={pinned} onClick={() => setPinned(!pinned)}>
          Pin the note
        </Button>
        {pinned ? (
          <Portal container={() => notes.current}>
            <p>Order A-1042 waits for a signature.</p>
          </Portal>
        ) : null}
      </Panel>
      <p id="pinned-mui">Pinned notes</p>
      <Target ref={notes} role="log" aria-labelledby="pinned-mui" />
    </div>
  );
}
