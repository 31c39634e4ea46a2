import { useId } from 'react';
import type { SliderValueLabelSlotProps } from '@mui/base/Slider';
import { Slider } from '@mui/base/Slider';
import './styles.css';

function ValueLabel({ children }: SliderValueLabelSlotProps) {
  return (
    <span className="bubble" aria-hidden>
      {children}
    </span>
  );
}

const slots = { valueLabel: ValueLabel };

export default function LabeledValuesSlider() {
  const id = useId();
  return (
    <div className="field">
      <span className="label" id={id}>
        Storage of the project
      </span>
      <Slider
        className="slider"
        name="storage"
        aria-labelledby={id}
        defaultValue={50}
        step={10}
        slots={slots}
        valueLabelFormat={(value) => `${value} GB`}
        getAriaValueText={(value) => `${value} gigabytes`}
      />
    </div>
  );
}
