import { useId } from 'react';
import { Switch as BaseSwitch, switchClasses } from '@mui/base/Switch';
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

const Switch = styled(BaseSwitch)`
  display: inline-block;
  position: relative;
  flex: none;
  width: 2.75rem;
  height: 1.5rem;
  & .${switchClasses.track} {
    position: absolute;
    inset: 0;
    border-radius: 999px;
    background: #6b7785;
  }
  & .${switchClasses.thumb} {
    position: absolute;
    inset-block-start: 0.1875rem;
    inset-inline-start: 0.1875rem;
    width: 1.125rem;
    height: 1.125rem;
    border-radius: 50%;
    background: #fff;
    transition: inset-inline-start 150ms;
  }
  & .${switchClasses.input} {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  &.${switchClasses.checked} .${switchClasses.track} {
    background: #1565c0;
  }
  &.${switchClasses.checked} .${switchClasses.thumb} {
    inset-inline-start: 1.4375rem;
  }
  &.${switchClasses.focusVisible} .${switchClasses.track} {
    outline: 2px solid #3b8fe0;
    outline-offset: 2px;
  }
  &.${switchClasses.disabled} {
    opacity: 0.5;
  }
  @media (prefers-reduced-motion: reduce) {
    & .${switchClasses.thumb} {
      transition: none;
    }
  }
`;

export default function UnstyledSwitchIntroduction() {
  const id = useId();
  return (
    <List>
      <Row htmlFor={`${id}-delays`}>
        <Switch defaultChecked slotProps={{ input: { id: `${id}-delays`, name: 'delays' } }} />
        Tell me about delays
      </Row>
      <Row htmlFor={`${id}-digest`}>
        <Switch slotProps={{ input: { id: `${id}-digest`, name: 'digest' } }} />
        Weekly digest
      </Row>
      <Row htmlFor={`${id}-audit`}>
        <Switch disabled slotProps={{ input: { id: `${id}-audit`, name: 'audit' } }} />
        Audit messages, set by your administrator
      </Row>
    </List>
  );
}
