import * as React from 'react';
import TaskAltIcon from '@mui/icons-material/TaskAlt';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface ConfirmationProps {
  heading: React.Ref<HTMLHeadingElement>;
  orderNumber: string;
  email: string;
}

/** What follows a successful order. */
export default function Confirmation({ heading, orderNumber, email }: ConfirmationProps) {
  return (
    <Box sx={{ py: { md: 4 } }}>
      <TaskAltIcon sx={{ fontSize: 56, color: 'success.main', mb: 2 }} />
      <Typography
        variant="h4"
        component="h2"
        ref={heading}
        tabIndex={-1}
        sx={{ outline: 'none', mb: 2 }}
      >
        Thank you for your order
      </Typography>
      <Typography sx={{ maxWidth: '34em', overflowWrap: 'anywhere' }}>
        Its number is <strong>{orderNumber}</strong>. We have sent a confirmation to {email}, and
        write again when the parcel leaves the workshop.
      </Typography>
    </Box>
  );
}
