import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import './styles.css';

const plans = [
  { name: 'Studio', seats: 5 },
  { name: 'Agency', seats: 25 },
  { name: 'Company', seats: 100 },
];

const slotProps = {
  root: { className: 'select' },
  listbox: { className: 'listbox' },
  popup: { className: 'popup' },
};

export default function UnstyledSelectRichOptions() {
  return (
    <Select slotProps={slotProps} aria-label="Plan" placeholder="Choose a plan">
      {plans.map(({ name, seats }) => (
        <Option className="option" key={name} value={name} label={name}>
          <b>{name}</b>
          <br />
          <small>{seats} seats</small>
        </Option>
      ))}
    </Select>
  );
}
