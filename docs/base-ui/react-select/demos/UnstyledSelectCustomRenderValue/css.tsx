import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import './styles.css';

const slotProps = {
  root: { className: 'select' },
  listbox: { className: 'listbox' },
  popup: { className: 'popup' },
};

export default function UnstyledSelectCustomRenderValue() {
  return (
    <Select
      slotProps={slotProps}
      aria-label="Period"
      defaultValue="week"
      renderValue={(option) => <span>Period: {option?.label ?? 'This week'}</span>}
    >
      <Option className="option" value="week">
        This week
      </Option>
      <Option className="option" value="month">
        This month
      </Option>
      <Option className="option" value="year">
        This year
      </Option>
    </Select>
  );
}
