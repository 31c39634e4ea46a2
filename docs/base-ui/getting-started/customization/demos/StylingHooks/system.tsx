import { useSwitch } from '@mui/base/useSwitch';
import type { UseSwitchParameters } from '@mui/base/useSwitch';
import { styled } from '@mui/system';

const Pill = styled('label')`
  position: relative;
  display: inline-block;
  padding: 0.5rem 1rem;
  border: 2px solid light-dark(#5d6875, #97a3b2);
  border-radius: 2rem;

  &[data-checked] {
    border-color: light-dark(#1565c0, #6cb2f7);
    background: light-dark(#d6e9fb, #133c63);
  }
  &[data-focus] {
    outline: 2px solid light-dark(#1565c0, #6cb2f7);
    outline-offset: 2px;
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
`;

function ReviewSwitch(props: UseSwitchParameters & { label: string; name: string }) {
  const { label, name, ...parameters } = props;
  const { checked, focusVisible, getInputProps } = useSwitch(parameters);
  return (
    <Pill data-checked={checked || undefined} data-focus={focusVisible || undefined}>
      <input {...getInputProps()} name={name} />
      {label}: {checked ? 'on' : 'off'}
    </Pill>
  );
}

export default function StylingHooks() {
  return <ReviewSwitch name="review" label="Review by a second person" defaultChecked />;
}
