import { forwardRef, useId, useState } from 'react';
import type { HTMLAttributes } from 'react';
import { Modal as BaseModal } from '@mui/base/Modal';
import { keyframes, styled } from '@mui/system';

const slide = keyframes`
  from { translate: var(--outside); }
`;

const leave = keyframes`
  to { translate: var(--outside); }
`;

const control = `
  padding: 0.5rem 0.75rem;
  border: 1px solid #7b8794;
  border-radius: 0.5rem;
  background: light-dark(#fff, #14181f);
  color: inherit;
  font: inherit;
`;

const Button = styled('button')(control);
const Select = styled('select')(control);

const Modal = styled(BaseModal)`
  position: fixed;
  inset: 0;
  z-index: 1300;

  & > .base-Modal-backdrop {
    position: fixed;
    inset: 0;
    background: rgb(0 0 0 / 50%);
  }
`;

const Sheet = styled('div')`
  --outside: 100%;

  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  display: grid;
  gap: 0.5rem;
  place-content: start;
  box-sizing: border-box;
  width: min(18rem, 85vw);
  padding: 1rem;
  overflow: auto;
  border-inline-start: 1px solid #7b8794;
  outline-offset: -2px;
  background: light-dark(#fff, #14181f);
  animation: ${slide} 200ms ease-out;

  &:dir(rtl) {
    --outside: -100%;
  }
  &.leaving {
    animation: ${leave} 200ms ease-in forwards;
  }
  @media (prefers-reduced-motion: reduce) {
    animation-duration: 1ms !important;
  }
`;

interface PanelProps extends HTMLAttributes<HTMLDivElement> {
  in: boolean;
  onEnter?: () => void;
  onExited?: () => void;
}

const Panel = forwardRef<HTMLDivElement, PanelProps>(function Panel(
  { in: open, onEnter, onExited, ...props },
  ref,
) {
  return (
    <Sheet
      {...props}
      className={open ? undefined : 'leaving'}
      onAnimationStart={() => open && onEnter?.()}
      onAnimationEnd={(event) => !open && event.target === event.currentTarget && onExited?.()}
      ref={ref}
    />
  );
});

export default function FilterDrawer() {
  const [open, setOpen] = useState(false);
  const [team, setTeam] = useState('All teams');
  const id = useId();
  return (
    <div>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)} type="button">
        Filter orders
      </Button>
      <p>Shown: {team}</p>
      <Modal onClose={() => setOpen(false)} open={open} slots={{ backdrop: 'div' }}>
        <Panel aria-labelledby={`${id}-title`} aria-modal="true" in={open} role="dialog">
          <strong id={`${id}-title`}>Filter orders</strong>
          <label htmlFor={`${id}-team`}>Team</label>
          <Select
            id={`${id}-team`}
            name="team"
            onChange={(event) => setTeam(event.target.value)}
            value={team}
          >
            <option>All teams</option>
            <option>Design</option>
            <option>Support</option>
          </Select>
          <Button onClick={() => setOpen(false)} type="button">
            Show orders
          </Button>
        </Panel>
      </Modal>
    </div>
  );
}
