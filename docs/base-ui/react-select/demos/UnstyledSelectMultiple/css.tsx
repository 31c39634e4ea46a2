import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import './styles.css';

const slotProps = {
  root: { className: 'select' },
  listbox: { className: 'listbox' },
  popup: { className: 'popup' },
};

export default function UnstyledSelectMultiple() {
  return (
    <Select
      slotProps={slotProps}
      multiple
      aria-label="Working days"
      defaultValue={['Mon', 'Tue']}
      placeholder="None"
      renderValue={(days) => (days.length > 0 ? days.map(({ value }) => value).join(', ') : null)}
    >
      {['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((day) => (
        <Option className="option" key={day} value={day}>
          {day}
        </Option>
      ))}
    </Select>
  );
}
