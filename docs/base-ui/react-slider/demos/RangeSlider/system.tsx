import { useState } from 'react';
import { Slider as BaseSlider, sliderClasses } from '@mui/base/Slider';
import { styled } from '@mui/system';
import { useDirection } from '../../../data/useDirection';

const Field = styled('div')`
  width: min(20rem, 100%);
  padding-inline: 0.75rem;
  box-sizing: border-box;
`;

const Label = styled('span')`
  font-weight: 600;
`;

const Slider = styled(BaseSlider)`
  display: block;
  position: relative;
  box-sizing: border-box;
  width: 100%;
  height: 1.5rem;
  cursor: pointer;
  touch-action: none;
  & .${sliderClasses.rail} {
    position: absolute;
    inset-block: 0.625rem;
    inset-inline: 0;
    border-radius: 2px;
    background: #7b8794;
  }
  & .${sliderClasses.track} {
    position: absolute;
    inset-block: 0.5625rem;
    height: 0.375rem;
    border-radius: 3px;
    background: light-dark(#1565c0, #64b5f6);
  }
  & .${sliderClasses.thumb} {
    position: absolute;
    inset-block-start: 0.125rem;
    width: 1.25rem;
    height: 1.25rem;
    margin-inline-start: -0.625rem;
    border-radius: 50%;
    background: light-dark(#1565c0, #64b5f6);
  }
  & .${sliderClasses.thumb}.${sliderClasses.focusVisible} {
    outline: 2px solid #3b8fe0;
    outline-offset: 2px;
  }
`;

export default function RangeSlider() {
  const { direction, ref } = useDirection();
  const [hours, setHours] = useState([9, 17]);
  return (
    <Field>
      <Label>Support hours</Label>
      <Slider
        ref={ref}
        isRtl={direction === 'rtl'}
        name="hours"
        value={hours}
        onChange={(_event, value) => setHours(value as number[])}
        min={0}
        max={24}
        getAriaLabel={(index) => (index === 0 ? 'Support opens' : 'Support closes')}
        getAriaValueText={(value) => `${value}:00`}
      />
      <p>
        {hours[0]}:00 to {hours[1]}:00
      </p>
    </Field>
  );
}
