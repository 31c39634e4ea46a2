import { Option as BaseOption, optionClasses } from '@mui/base/Option';
import { Select, selectClasses } from '@mui/base/Select';
import { styled } from '@mui/system';

const Button = styled('button')`
  width: 12rem;
  padding: 0.5rem 0.75rem;
  border: 1px solid #7b8794;
  border-radius: 0.5rem;
  background: light-dark(#fff, #14181f);
  color: inherit;
  font: inherit;
  text-align: start;

  &.${selectClasses.focusVisible} {
    outline: 2px solid #3b8fe0;
    outline-offset: 2px;
  }
`;

const Popup = styled('div')`
  z-index: 1;
`;

const Listbox = styled('ol')`
  width: 12rem;
  box-sizing: border-box;
  margin: 0.25rem 0;
  padding: 0.25rem;
  border: 1px solid #7b8794;
  border-radius: 0.5rem;
  background: light-dark(#fff, #14181f);
  list-style: none;
`;

const Option = styled(BaseOption)`
  padding: 0.375rem 0.5rem;
  border-radius: 0.375rem;

  &.${optionClasses.selected} {
    background: light-dark(#d6e9fb, #133c63);
  }
  &.${optionClasses.highlighted} {
    outline: 2px solid #3b8fe0;
    outline-offset: -2px;
  }
`;

const slots = { root: Button, popup: Popup, listbox: Listbox };

export default function OverridingInternalSlot() {
  return (
    <Select aria-label="Carrier" name="carrier" defaultValue="rail" slots={slots}>
      <Option value="rail">Rail</Option>
      <Option value="road">Road</Option>
      <Option value="sea">Sea</Option>
    </Select>
  );
}
