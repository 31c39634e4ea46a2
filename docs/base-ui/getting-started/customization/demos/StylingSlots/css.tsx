import { Slider } from '@mui/base/Slider';
import './styles.css';

const slots = { root: 'div', rail: 'div', track: 'div', thumb: 'div' } as const;
const slotProps = {
  root: { className: 'slider' },
  rail: { className: 'line rail' },
  track: { className: 'line track' },
  thumb: { className: 'thumb' },
};

export default function StylingSlots() {
  return (
    <Slider
      name="radius"
      aria-label="Delivery radius"
      defaultValue={25}
      slots={slots}
      slotProps={slotProps}
    />
  );
}
