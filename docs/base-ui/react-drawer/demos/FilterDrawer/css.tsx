import { forwardRef, useId, useState } from 'react';
import type { HTMLAttributes } from 'react';
import { Modal } from '@mui/base/Modal';
import './styles.css';

const slotProps = {
  root: { className: 'filter-drawer' },
  backdrop: { className: 'filter-drawer-backdrop' },
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
      className={open ? 'filter-drawer-panel' : 'filter-drawer-panel filter-drawer-leaving'}
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
      <button
        aria-haspopup="dialog"
        className="filter-drawer-button"
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
            className="filter-drawer-select"
            id={`${id}-team`}
            name="team"
            onChange={(event) => setTeam(event.target.value)}
            value={team}
          >
            <option>All teams</option>
            <option>Design</option>
            <option>Support</option>
          </select>
          <button className="filter-drawer-button" onClick={() => setOpen(false)} type="button">
            Show orders
          </button>
        </Panel>
      </Modal>
    </div>
  );
}
