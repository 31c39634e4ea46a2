import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import { AppProvider } from '@toolpad/core/AppProvider';
import { SignInPage } from '@toolpad/core/SignInPage';
import type { AuthProvider } from '@toolpad/core/SignInPage';
import { answer, useDemoApp } from '../../data/demoApp';
import type { DemoProps } from '../../data/demoApp';

const providers: AuthProvider[] = [{ id: 'credentials', name: 'Email and password' }];

function StaffNumber() {
  return (
    <TextField
      name="staff-number"
      label="Staff number"
      autoComplete="username"
      helperText="Five digits, on your badge"
      required
      fullWidth
      margin="dense"
    />
  );
}

const forgotPasswordLink = () => <Link href="#password">Forgot your password?</Link>;
const signUpLink = () => <Link href="#sign-up">Ask for an account</Link>;

export default function SlotsSignIn({ window }: DemoProps) {
  const app = useDemoApp('/sign-in', window);
  const signIn = async () => {
    await answer(window);
    return { error: 'The staff number or the password is wrong.' };
  };

  return (
    <AppProvider {...app}>
      <SignInPage
        providers={providers}
        signIn={signIn}
        slots={{ emailField: StaffNumber, forgotPasswordLink, signUpLink }}
      />
    </AppProvider>
  );
}
