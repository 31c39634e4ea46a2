import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';

const slots = { listbox: 'ol' } as const;
const slotProps = {
  root: {
    className:
      'w-48 rounded-lg border border-slate-500 bg-white px-3 py-2 text-start dark:bg-slate-950 focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500',
  },
  popup: { className: 'z-10' },
  listbox: {
    className:
      'my-1 w-48 list-none rounded-lg border border-slate-500 bg-white p-1 dark:bg-slate-950',
  },
};
const option =
  'rounded-md px-2 py-1.5 aria-selected:bg-blue-100 dark:aria-selected:bg-blue-900 [&.base-Option-highlighted]:outline [&.base-Option-highlighted]:outline-2 [&.base-Option-highlighted]:-outline-offset-2 [&.base-Option-highlighted]:outline-blue-500';

export default function OverridingInternalSlot() {
  return (
    <Select
      aria-label="Carrier"
      name="carrier"
      defaultValue="rail"
      slots={slots}
      slotProps={slotProps}
    >
      <Option className={option} value="rail">
        Rail
      </Option>
      <Option className={option} value="road">
        Road
      </Option>
      <Option className={option} value="sea">
        Sea
      </Option>
    </Select>
  );
}
