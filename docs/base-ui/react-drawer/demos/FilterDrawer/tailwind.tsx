import { forwardRef, useId, useState } from 'react';
import type { ComponentPropsWithoutRef, ForwardedRef } from 'react';
import { Modal } from '@mui/base/Modal';

const control =
  'rounded-lg border border-solid border-slate-500 bg-white px-3 py-2 focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500 dark:bg-slate-900';
const panel =
  'absolute inset-y-0 end-0 box-border flex w-72 max-w-[85vw] flex-col items-start gap-2 overflow-auto border-0 border-s border-solid border-slate-500 bg-white p-4 text-slate-900 outline-none [--from:100%] motion-reduce:[animation-duration:1ms!important] dark:bg-slate-800 dark:text-slate-100 rtl:[--from:-100%]';
const keyframes = `
  @keyframes order-drawer-slide { from { transform: translateX(var(--from)); } }
  @keyframes order-drawer-leave { to { transform: translateX(var(--from)); } }
`;
const entering = '[animation:order-drawer-slide_200ms_ease-out]';
const leaving = '[animation:order-drawer-leave_200ms_ease-in_forwards]';
const slots = { backdrop: 'div' as const };
const slotProps = {
  root: { className: 'fixed inset-0 z-[1300]' },
  backdrop: { className: 'fixed inset-0 bg-black/50' },
};

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
    <div
      {...props}
      className={`${panel} ${open ? entering : leaving}`}
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
      <Modal onClose={() => setOpen(false)} open={open} slots={slots} slotProps={slotProps}>
        <Panel aria-labelledby={`${id}-title`} aria-modal="true" in={open} role="dialog">
          <p className="m-0 font-semibold" id={`${id}-title`}>
            Filter orders
          </p>
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
