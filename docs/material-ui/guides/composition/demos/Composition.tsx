import * as React from 'react';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import StepLabel from '@mui/material/StepLabel';
import type { StepLabelProps } from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

function TimedLabel({ minutes, ...props }: StepLabelProps & { minutes: number }) {
  const time = <Typography variant="caption">{minutes} minutes</Typography>;
  return <StepLabel {...props} optional={time} />;
}

TimedLabel.muiName = StepLabel.muiName;

export default function Composition() {
  const [active, setActive] = React.useState(0);

  return (
    <Stepper nonLinear orientation="vertical" activeStep={active}>
      <Step>
        <StepButton onClick={() => setActive(0)}>
          <TimedLabel minutes={2}>Address</TimedLabel>
        </StepButton>
      </Step>
      <Step>
        <StepButton onClick={() => setActive(1)}>
          <TimedLabel minutes={5}>Payment</TimedLabel>
        </StepButton>
      </Step>
    </Stepper>
  );
}
