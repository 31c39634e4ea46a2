import { Option } from '@mui/base/Option';
import { OptionGroup } from '@mui/base/OptionGroup';
import { Select } from '@mui/base/Select';

const slotProps = {
  root: {
    className:
      "flex w-52 justify-between gap-2 rounded-lg border border-slate-500 bg-white px-3 py-2 text-start after:content-['▾'/''] focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500 dark:bg-slate-900",
  },
  listbox: {
    className:
      'my-1 max-h-60 w-52 overflow-auto rounded-lg border border-slate-500 bg-white p-1 dark:bg-slate-900',
  },
  popup: { className: 'z-10' },
};
const option =
  'rounded-md px-2 py-1.5 aria-selected:bg-blue-100 dark:aria-selected:bg-blue-950 focus:outline focus:outline-2 focus:-outline-offset-2 focus:outline-blue-500';

const group = (label: string) => ({
  label: { className: 'block px-2 py-1.5 text-sm font-semibold' },
  list: { role: 'group', 'aria-label': label },
});

export default function UnstyledSelectGrouping() {
  return (
    <Select slotProps={slotProps} aria-label="Office" placeholder="Choose an office">
      <OptionGroup label="Europe" slotProps={group('Europe')}>
        <Option className={option} value="lisbon">
          Lisbon
        </Option>
        <Option className={option} value="oslo">
          Oslo
        </Option>
      </OptionGroup>
      <OptionGroup label="Asia" slotProps={group('Asia')}>
        <Option className={option} value="hanoi">
          Hanoi
        </Option>
        <Option className={option} value="pune">
          Pune
        </Option>
      </OptionGroup>
    </Select>
  );
}
