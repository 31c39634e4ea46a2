import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef, ForwardedRef } from 'react';
import { Option } from '@mui/base/Option';
import { CssTransition } from '@mui/base/Transitions';
import { Select } from '@mui/base/Select';
import './styles.css';

interface ListboxProps extends ComponentPropsWithoutRef<'ul'> {
  ownerState?: unknown;
}

const Listbox = forwardRef(function Listbox(
  { ownerState: _ownerState, ...props }: ListboxProps,
  ref: ForwardedRef<HTMLUListElement>,
) {
  return (
    <CssTransition
      className="fade"
      enterClassName="open"
      exitClassName="fade-closed"
      lastTransitionedPropertyOnExit="opacity"
    >
      <ul {...props} className="listbox" ref={ref} />
    </CssTransition>
  );
});

const slots = { listbox: Listbox };
const slotProps = {
  root: { className: 'select' },
  popup: { className: 'popup' },
};

export default function UnstyledSelectTransitions() {
  return (
    <Select
      slots={slots}
      slotProps={slotProps}
      aria-label="Priority"
      placeholder="Choose a priority"
    >
      <Option className="option" value="low">
        Low
      </Option>
      <Option className="option" value="normal">
        Normal
      </Option>
      <Option className="option" value="high">
        High
      </Option>
    </Select>
  );
}
