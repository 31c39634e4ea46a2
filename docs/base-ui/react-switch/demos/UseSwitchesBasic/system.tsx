import { useSwitch } from '@mui/base/useSwitch';
import type { UseSwitchParameters } from '@mui/base/useSwitch';
import { styled } from '@mui/system';

const List = styled('div')`
  display: grid;
  gap: 0.75rem;
`;

const Row = styled('label')`
  display: flex;
  align-items: center;
  gap: 0.75rem;
`;

const Track = styled('span')`
  position: relative;
  flex: none;
  width: 2.75rem;
  height: 1.5rem;
  border-radius: 999px;
  background: #6b7785;
  &[data-checked] {
    background: #1565c0;
  }
  &[data-focus] {
    outline: 2px solid #3b8fe0;
    outline-offset: 2px;
  }
  &[data-disabled] {
    opacity: 0.5;
  }
`;

const Thumb = styled('span')`
  position: absolute;
  inset-block-start: 0.1875rem;
  inset-inline-start: 0.1875rem;
  width: 1.125rem;
  height: 1.125rem;
  border-radius: 50%;
  background: #fff;
  [data-checked] > & {
    inset-inline-start: 1.4375rem;
  }
`;

const Control = styled('input')`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
`;

interface Props extends UseSwitchParameters {
  label: string;
  name: string;
}

function BasicSwitch({ label, name, ...props }: Props) {
  const { getInputProps, checked, disabled, focusVisible } = useSwitch(props);
  return (
    <Row>
      <Track
        data-checked={checked || undefined}
        data-disabled={disabled || undefined}
        data-focus={focusVisible || undefined}
      >
        <Thumb />
        <Control {...getInputProps()} name={name} />
      </Track>
      {label}
    </Row>
  );
}

export default function UseSwitchesBasic() {
  return (
    <List>
      <BasicSwitch label="Share with the team" name="share" defaultChecked />
      <BasicSwitch label="Archive after delivery" name="archive" />
      <BasicSwitch label="Lock prices" name="lock" disabled />
    </List>
  );
}
