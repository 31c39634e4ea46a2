import { useId } from 'react';
import { Switch } from '@mui/base/Switch';
import './styles.css';

export default function UnstyledSwitchIntroduction() {
  const id = useId();
  return (
    <div className="list">
      <label className="row" htmlFor={`${id}-delays`}>
        <Switch
          className="switch"
          defaultChecked
          slotProps={{ input: { id: `${id}-delays`, name: 'delays' } }}
        />
        Tell me about delays
      </label>
      <label className="row" htmlFor={`${id}-digest`}>
        <Switch className="switch" slotProps={{ input: { id: `${id}-digest`, name: 'digest' } }} />
        Weekly digest
      </label>
      <label className="row" htmlFor={`${id}-audit`}>
        <Switch
          className="switch"
          disabled
          slotProps={{ input: { id: `${id}-audit`, name: 'audit' } }}
        />
        Audit messages, set by your administrator
      </label>
    </div>
  );
}
