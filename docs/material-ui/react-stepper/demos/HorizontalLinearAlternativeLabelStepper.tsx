import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

const steps = ['Ordered', 'Handed to the carrier', 'Delivered'];

export default function HorizontalLinearAlternativeLabelStepper() {
  return (
    <Stepper
      component="ol"
      alternativeLabel
      activeStep={1}
      sx={{ width: '100%', p: 0, listStyle: 'none' }}
    >
      {steps.map((name, index) => (
        <Step key={name} component="li" aria-current={index === 1 ? 'step' : undefined}>
          <StepLabel>{name}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
