import { Option as BaseOption, optionClasses } from '@mui/base/Option';
import { OptionGroup as BaseOptionGroup, optionGroupClasses } from '@mui/base/OptionGroup';
import { Select, selectClasses } from '@mui/base/Select';
import { styled } from '@mui/system';

const Button = styled('button')`
  display: flex;
  justify-content: space-between;
  gap: 0.5rem;
  width: 13rem;
  padding: 0.5rem 0.75rem;
  border: 1px solid #7b8794;
  border-radius: 0.5rem;
  background: light-dark(#fff, #14181f);
  color: inherit;
  font: inherit;
  text-align: start;

  &::after {
    content: '▾' / '';
  }
  &.${selectClasses.focusVisible} {
    outline: 2px solid #3b8fe0;
    outline-offset: 2px;
  }
`;

const Listbox = styled('ul')`
  box-sizing: border-box;
  width: 13rem;
  max-height: 15rem;
  margin: 0.25rem 0;
  padding: 0.25rem;
  overflow: auto;
  border: 1px solid #7b8794;
  border-radius: 0.5rem;
  background: light-dark(#fff, #14181f);
  list-style: none;
`;

const Popup = styled('div')`
  z-index: 1;
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

const OptionGroup = styled(BaseOptionGroup)`
  list-style: none;

  & .${optionGroupClasses.label} {
    padding: 0.375rem 0.5rem;
    font-size: 0.8125rem;
    font-weight: 600;
  }
  & .${optionGroupClasses.list} {
    padding: 0;
  }
`;

const slots = { root: Button, listbox: Listbox, popup: Popup };

const group = (label: string) => ({ list: { role: 'group', 'aria-label': label } });

export default function UnstyledSelectGrouping() {
  return (
    <Select slots={slots} aria-label="Office" placeholder="Choose an office">
      <OptionGroup label="Europe" slotProps={group('Europe')}>
        <Option value="lisbon">Lisbon</Option>
        <Option value="oslo">Oslo</Option>
      </OptionGroup>
      <OptionGroup label="Asia" slotProps={group('Asia')}>
        <Option value="hanoi">Hanoi</Option>
        <Option value="pune">Pune</Option>
      </OptionGroup>
    </Select>
  );
}
