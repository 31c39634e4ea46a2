import { Option } from '@mui/base/Option';
import { OptionGroup } from '@mui/base/OptionGroup';
import { Select } from '@mui/base/Select';
import './styles.css';

const slotProps = {
  root: { className: 'select' },
  listbox: { className: 'listbox' },
  popup: { className: 'popup' },
};

const group = (label: string) => ({ list: { role: 'group', 'aria-label': label } });

export default function UnstyledSelectGrouping() {
  return (
    <Select slotProps={slotProps} aria-label="Office" placeholder="Choose an office">
      <OptionGroup className="group" label="Europe" slotProps={group('Europe')}>
        <Option className="option" value="lisbon">
          Lisbon
        </Option>
        <Option className="option" value="oslo">
          Oslo
        </Option>
      </OptionGroup>
      <OptionGroup className="group" label="Asia" slotProps={group('Asia')}>
        <Option className="option" value="hanoi">
          Hanoi
        </Option>
        <Option className="option" value="pune">
          Pune
        </Option>
      </OptionGroup>
    </Select>
  );
}
