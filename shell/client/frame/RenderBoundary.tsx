import { Component, type ErrorInfo, type ReactNode } from "react";

interface RenderBoundaryProps {
  readonly fallback: ReactNode;
  readonly onError: (error: unknown, info: ErrorInfo) => void;
  readonly children: ReactNode;
}

/** Keeps what breaks while it renders in its own place. A new `key` tries again. */
export class RenderBoundary extends Component<RenderBoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onError(error, info);
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
