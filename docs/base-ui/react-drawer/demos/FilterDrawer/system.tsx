import { forwardRef, useId, useState } from 'react';
import type { ComponentPropsWithoutRef, ForwardedRef } from 'react';
import { Modal as BaseModal } from '@mui/base/Modal';
import { keyframes, styled } from '@mui/system';

const slide = keyframes`
  from { transform: translateX(var(--from)); }
`;

const leave = keyframes`
  to { transform: translateX(var(--from)); }
`;

const Button = styled('button')`
  padding: 0.5rem 0.75rem;
  border: 1px solid #7b8794;
  border-radius: 0.5rem;
  background: light-dark(#fff, #14181f);
  color: inherit;
  font: inherit;

  &:focus-visible {
    outline: 2px solid #3b8fe0;
    outline-offset: 2px;
  }
`;

const Select = styled('select')`
  padding: 0.5rem 0.75rem;
  border: 1px solid #7b8794;
  border-radius: 0.5rem;
  background: light-dark(#fff, #14181f);
  color: inherit;
  font: inherit;

  &:focus-visible {
    outline: 2px solid #3b8fe0;
    outline-offset: 2px;
  }
`;

const Title = styled('p')`
  margin: 0;
  font-weight: 600;
`;

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
  --from: 100%;

  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  display: flex;
  flex-direction: column;
  gap: 0.5rem;
  align-items: flex-start;
  box-sizing: border-box;
  width: min(18rem, 85vw);
  padding: 1rem;
  overflow: auto;
  border-inline-start: 1px solid #7b8794;
  outline: 0;
  background: light-dark(#fff, #1b2129);
  color: light-dark(#1b2129, #f2f4f7);
  animation: ${slide} 200ms ease-out;

  &:dir(rtl) {
    --from: -100%;
  }
  &.leaving {
    animation: ${leave} 200ms ease-in forwards;
  }
  @media (prefers-reduced-motion: reduce) {
    animation-duration: 1ms !important;
  }
`;

const slots = { backdrop: 'div' as const };

interface PanelProps extends ComponentPropsWithoutRef<'div'> {
  in: boolean;
  onEnter?: () => void;
  onExited?: () => void;
}

const Panel = forwardRef(function Panel(
  { in: open, onEnter, onExited, ...props }: PanelProps,
  ref: ForwardedRef<HTMLDivElement>,
) {
  return (
    <Sheet
      {...props}
      className={open ? undefined : 'leaving'}
      onAnimationEnd={() => !open && onExited?.()}
      onAnimationStart={() => open && onEnter?.()}
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
      <Modal onClose={() => setOpen(false)} open={open} slots={slots}>
        <Panel aria-labelledby={`${id}-title`} aria-modal="true" in={open} role="dialog">
          <Title id={`${id}-title`}>Filter orders</Title>
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
