import { forwardRef, useId, useState } from 'react';
import type { HTMLAttributes } from 'react';
import { Modal } from '@mui/base/Modal';

const control =
  'rounded-lg border border-solid border-slate-500 bg-white px-3 py-2 dark:bg-slate-900';
const panel =
  'absolute inset-y-0 end-0 box-border grid w-72 max-w-[85vw] place-content-start gap-2 overflow-auto border-0 border-s border-solid border-slate-500 bg-white p-4 -outline-offset-2 [--outside:100%] motion-reduce:[animation-duration:1ms!important] dark:bg-slate-900 rtl:[--outside:-100%]';
const keyframes = `
  @keyframes order-drawer-slide { from { translate: var(--outside); } }
  @keyframes order-drawer-leave { to { translate: var(--outside); } }
`;
const entering = '[animation:order-drawer-slide_200ms_ease-out]';
const leaving = '[animation:order-drawer-leave_200ms_ease-in_forwards]';
const slotProps = {
  root: { className: 'fixed inset-0 z-[1300]' },
  backdrop: { className: 'fixed inset-0 bg-black/50' },
};

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
    <div
      {...props}
      className={`${panel} ${open ? entering : leaving}`}
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
      <style>{keyframes}</style>
      <button
        aria-haspopup="dialog"
        className={control}
        onClick={() => setOpen(true)}
        type="button"
      >
        Filter orders
      </button>
      <p>Shown: {team}</p>
      <Modal
        onClose={() => setOpen(false)}
        open={open}
        slots={{ backdrop: 'div' }}
        slotProps={slotProps}
      >
        <Panel aria-labelledby={`${id}-title`} aria-modal="true" in={open} role="dialog">
          <strong id={`${id}-title`}>Filter orders</strong>
          <label htmlFor={`${id}-team`}>Team</label>
          <select
            className={control}
            id={`${id}-team`}
            name="team"
            onChange={(event) => setTeam(event.target.value)}
            value={team}
          >
            <option>All teams</option>
            <option>Design</option>
            <option>Support</option>
          </select>
          <button className={control} onClick={() => setOpen(false)} type="button">
            Show orders
          </button>
        </Panel>
      </Modal>
    </div>
  );
}
