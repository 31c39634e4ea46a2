import { useState } from 'react';
import { useSwitch } from '@mui/base/useSwitch';
import type { UseSwitchParameters } from '@mui/base/useSwitch';
import { styled } from '@mui/system';

const Row = styled('label')`
  display: flex;
  align-items: center;
  gap: 0.75rem;
`;

const Track = styled('span')`
  display: grid;
  position: relative;
  grid-template-columns: 1fr 1fr;
  align-items: center;
  flex: none;
  width: 6rem;
  padding: 0.25rem;
  border: 1px solid #7b8794;
  border-radius: 0.5rem;
  background: light-dark(#fff, #14181f);
  text-align: center;
  &[data-focus] {
    outline: 2px solid #3b8fe0;
    outline-offset: 2px;
  }
`;

const Side = styled('span')`
  padding: 0.125rem 0;
  border-radius: 0.375rem;
  &[data-on] {
    background: #1565c0;
    color: #fff;
    font-weight: 600;
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

function OnOffSwitch({ label, name, ...props }: Props) {
  const { getInputProps, checked, focusVisible } = useSwitch(props);
  return (
    <Row>
      <Track data-focus={focusVisible || undefined}>
        <Side aria-hidden data-on={!checked || undefined}>
          Off
        </Side>
        <Side aria-hidden data-on={checked || undefined}>
          On
        </Side>
        <Control {...getInputProps()} name={name} />
      </Track>
      {label}
    </Row>
  );
}

export default function UseSwitchesCustom() {
  const [express, setExpress] = useState(true);
  return (
    <div>
      <OnOffSwitch
        label="Express delivery"
        name="express"
        checked={express}
        onChange={(event) => setExpress(event.target.checked)}
      />
      <p role="status">{express ? 'Arrives tomorrow' : 'Arrives within five days'}</p>
    </div>
  );
}
