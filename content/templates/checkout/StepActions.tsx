import * as React from 'react';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

interface StepActionsProps {
  onBack?: () => void;
  /** The button that leads on. */
  children: React.ReactNode;
}

/** The buttons below a step. On phones, the one that leads on comes first and is as wide as the step. */
export default function StepActions({ onBack, children }: StepActionsProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column-reverse', sm: 'row' },
        justifyContent: 'space-between',
        gap: 1.5,
        mt: 2,
      }}
    >
      {onBack ? (
        <Button
          size="large"
          onClick={onBack}
          startIcon={
            <ArrowBackIcon
              sx={(theme) => ({ transform: theme.direction === 'rtl' ? 'scaleX(-1)' : 'none' })}
            />
          }
        >
          Back
        </Button>
      ) : (
        <span />
      )}
      {children}
    </Box>
  );
}
