import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef, ForwardedRef } from 'react';
import { Option } from '@mui/base/Option';
import { CssTransition } from '@mui/base/Transitions';
import { Select } from '@mui/base/Select';

interface ListboxProps extends ComponentPropsWithoutRef<'ul'> {
  ownerState?: unknown;
}

const Listbox = forwardRef(function Listbox(
  { ownerState: _ownerState, ...props }: ListboxProps,
  ref: ForwardedRef<HTMLUListElement>,
) {
  return (
    <CssTransition
      className="transition-opacity motion-reduce:duration-[1ms]"
      enterClassName="open"
      exitClassName="opacity-0"
      lastTransitionedPropertyOnExit="opacity"
    >
      <ul
        {...props}
        className="my-1 max-h-60 w-52 overflow-auto rounded-lg border border-slate-500 bg-white p-1 dark:bg-slate-900"
        ref={ref}
      />
    </CssTransition>
  );
});

const slots = { listbox: Listbox };
const slotProps = {
  root: {
    className:
      "flex w-52 justify-between gap-2 rounded-lg border border-slate-500 bg-white px-3 py-2 text-start after:content-['▾'/''] focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500 dark:bg-slate-900",
  },
  popup: { className: 'z-10' },
};
const option =
  'rounded-md px-2 py-1.5 aria-selected:bg-blue-100 dark:aria-selected:bg-blue-950 focus:outline focus:outline-2 focus:-outline-offset-2 focus:outline-blue-500';

export default function UnstyledSelectTransitions() {
  return (
    <Select
      slots={slots}
      slotProps={slotProps}
      aria-label="Priority"
      placeholder="Choose a priority"
    >
      <Option className={option} value="low">
        Low
      </Option>
      <Option className={option} value="normal">
        Normal
      </Option>
      <Option className={option} value="high">
        High
      </Option>
    </Select>
  );
}
